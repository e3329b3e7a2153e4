"""An import-linter contract that names what a package may import, where a ban would never end."""

from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class OnlyContract(Contract):
    """Keeps *package* to the *allowed* modules and what lies below them; *exempt* ones are free."""

    package = fields.StringField()
    allowed = fields.ListField(subfield=fields.StringField())
    exempt = fields.ListField(subfield=fields.StringField(), required=False)

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        package = cast("str", self.package)
        allowed = (package, *cast("list[str]", self.allowed))
        exempt = cast("list[str] | None", self.exempt) or []
        if not {package, *exempt} <= graph.modules:
            raise ValueError(f"{package} or one of {exempt} does not exist")
        modules = {package, *graph.find_descendants(package)} - set(exempt)
        broken = [
            (module, imported)
            for module in sorted(modules)
            for imported in sorted(graph.find_modules_directly_imported_by(module))
            if not any(imported == name or imported.startswith(f"{name}.") for name in allowed)
        ]
        return ContractCheck(kept=not broken, metadata={"broken": broken})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for module, imported in check.metadata["broken"]:
            output.print_error(f"{module} may not import {imported}")

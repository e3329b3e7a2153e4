"""The page's files, and the headers around every answer."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import httpx2
import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from dafuweng.server.guard import CONTENT_POLICY, Guard
from dafuweng.server.static import StaticPage, make_router
from tests.server.running import Person, Server, in_loop

SCRIPT = "console.log('大富翁');\n" * 50


@pytest.fixture
def page(tmp_path: Path) -> Iterator[TestClient]:
    """Serve a small built page."""
    assets = tmp_path / "dist" / "assets"
    assets.mkdir(parents=True)
    (tmp_path / "dist" / "index.html").write_text("<title>大富翁</title>")
    (tmp_path / "dist" / "icon.svg").write_text("<svg/>")
    (assets / "index-DCtYDczL.js").write_text(SCRIPT)
    (tmp_path / "secret.txt").write_text("not for you")
    app = FastAPI()
    app.include_router(make_router(StaticPage(tmp_path / "dist")))
    app.add_middleware(Guard, bytes_max=100)
    with TestClient(app) as client:
        yield client


def test_every_address_of_the_page_is_the_one_document(page: TestClient) -> None:
    for path in ("/", "/rules", "/t/K7QF2M", "/replay/K7QF2M", "/index.html"):
        answer = page.get(path)
        assert (answer.status_code, answer.text) == (200, "<title>大富翁</title>"), path
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"].startswith("text/html")


def test_hashed_files_are_kept_for_ever_and_sent_compressed(page: TestClient) -> None:
    answer = page.get("/assets/index-DCtYDczL.js")
    assert answer.text == SCRIPT
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert int(answer.headers["content-length"]) < len(SCRIPT.encode()) / 5
    plain = page.get("/assets/index-DCtYDczL.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == SCRIPT
    tag = {"If-None-Match": answer.headers["etag"]}
    assert page.get("/assets/index-DCtYDczL.js", headers=tag).status_code == 304


def test_nothing_outside_the_build_is_sent(page: TestClient) -> None:
    for path in ("/secret.txt", "/../secret.txt", "/%2e%2e/secret.txt", "/assets", "/none.js"):
        assert page.get(path).status_code == 404, path


def test_an_address_that_leads_nowhere_is_said_to_by_the_page(page: TestClient) -> None:
    reader = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    for path in ("/nonsense", "/t/K7QF2M/more", "/assets/none"):
        answer = page.get(path, headers=reader)
        assert (answer.status_code, answer.text) == (404, "<title>大富翁</title>"), path
        assert answer.headers["cache-control"] == "no-store"
    assert page.get("/nonsense", headers={"Accept": "*/*"}).text == "404\n"


def test_a_changed_build_is_noticed(page: TestClient, tmp_path: Path) -> None:
    page.get("/icon.svg")
    (tmp_path / "dist" / "icon.svg").write_text("<svg>new</svg>")
    assert page.get("/icon.svg").text == "<svg>new</svg>"


def test_without_a_build_the_page_says_what_to_do(tmp_path: Path) -> None:
    app = FastAPI()
    app.include_router(make_router(StaticPage(tmp_path / "dist")))
    with TestClient(app) as client:
        answer = client.get("/t/K7QF2M")
        assert answer.status_code == 503
        assert "make page" in answer.text


def test_every_answer_has_the_policy(page: TestClient) -> None:
    for path in ("/", "/none.js", "/assets/index-DCtYDczL.js"):
        headers = page.get(path).headers
        assert headers["content-security-policy"] == CONTENT_POLICY
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    scripts = CONTENT_POLICY.split("script-src ")[1].split(";")[0]
    assert scripts == "'self'"
    assert "unsafe-eval" not in CONTENT_POLICY
    assert "default-src 'none'" in CONTENT_POLICY


@in_loop
async def test_answers_of_the_api_are_guarded_too(server: Server) -> None:
    async with Person(server) as ann:
        answer = await ann.http.get("/api/rulesets")
        assert answer.headers["content-security-policy"] == CONTENT_POLICY
        assert answer.headers["cache-control"] == "no-store"
        assert answer.json()[0]["id"] == "classic"
        assert [bot["id"] for bot in await ann.get("/bots")][:2] == ["random", "sensible"]


@in_loop
async def test_every_option_says_its_values_and_its_rule(server: Server) -> None:
    async with Person(server) as ann:
        options = {option["name"]: option for option in await ann.get("/options")}
        for preset in await ann.get("/rulesets"):
            for name, value in preset["fields"].items():
                assert value in options[name]["values"]
        assert options["jail"] == {
            "name": "jail",
            "values": ["skip", "draw_only"],
            "rule": "B80",
            "enhanced_only": ["draw_only"],
        }


@in_loop
async def test_the_cookie_is_for_the_server_alone(server: Server) -> None:
    async with Person(server) as ann:
        answer = await ann.http.post("/api/commitments", json={})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        again = await ann.http.post("/api/commitments", json={})
        assert "set-cookie" not in again.headers


@in_loop
async def test_the_invitation_is_a_picture_of_the_link(server: Server) -> None:
    async with Person(server) as ann:
        table = await ann.open(["me", "open"])
        answer = await ann.http.get(f"/api/tables/{table}/invite.svg")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        drawing = ElementTree.fromstring(answer.text)
        title = drawing.find("{http://www.w3.org/2000/svg}title")
        assert title is not None
        assert title.text == f"{server.url}/t/{table}"
        small = await ann.get(f"/tables/{table.lower()}")
        assert small["table"] == table


def test_long_answers_are_compressed(server: Server) -> None:
    answer = httpx2.get(f"{server.url}/api/rulesets", headers={"Accept-Encoding": "gzip"})
    body = httpx2.get(f"{server.url}/api/rulesets", headers={"Accept-Encoding": "identity"}).content
    assert (answer.headers.get("content-encoding") == "gzip") == (len(body) >= 1024)
    assert gzip.decompress(gzip.compress(answer.content)) == body

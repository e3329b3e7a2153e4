"""The rules, compiled: free functions over flat NumPy records, with no I/O, clock or text."""

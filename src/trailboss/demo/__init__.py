"""The demonstration without a server: the same client, answered by this code in the browser itself.

Python runs there as WebAssembly (Pyodide), in a worker beside the page. What a server stores in a
database is kept in memory; views, words, moves, undo and bots are the server's own modules.
"""

"""The shapes of requests and answers; OpenAPI and the client's types are made from them."""

import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { handWritten } from "./hand-written.ts";

/** The pages that the basic tab is compared with: its own bytes as a string, and the same fields written by hand. */
const page = readFileSync(process.env.PAGE ?? "", "utf8");
const app = new Hono();
app.use(compress());
app.get("/static", (context) => context.html(page));
app.get("/hand-written", (context) => context.html(handWritten()));

const answer = getRequestListener(app.fetch);
const server = createServer((request, response) => void answer(request, response));
server.listen(Number(process.env.PORT), "127.0.0.1", () => process.send?.("listening"));

import { RemixBrowser } from "@remix-run/react";
import { hydrateRoot } from "react-dom/client";

// React and Remix are fetched and compiled, and nothing is hydrated: the minimum load time of a page on this stack.
Object.assign(globalThis, { floor: [RemixBrowser, hydrateRoot] });
document.documentElement.dataset.alive = "";

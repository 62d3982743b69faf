import { RemixBrowser } from "@remix-run/react";
import { hydrateRoot } from "react-dom/client";

// React and Remix are fetched and compiled, and nothing is hydrated: the least that a page of this stack can take.
Object.assign(globalThis, { floor: [RemixBrowser, hydrateRoot] });
document.documentElement.dataset.alive = "";

import { RemixBrowser } from "@remix-run/react";
import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";

// What any Remix page loads before it has anything of its own.
hydrateRoot(document, createElement(RemixBrowser));

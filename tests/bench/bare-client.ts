import { RemixBrowser } from "@remix-run/react";
import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";

// The script that every Remix page loads before any code of its own.
hydrateRoot(document, createElement(RemixBrowser));

import { RemixBrowser } from "@remix-run/react";
import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";

// The script that every Remix page loads before its own code.
hydrateRoot(document, createElement(RemixBrowser));

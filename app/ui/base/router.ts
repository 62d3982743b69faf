/** The only module that imports links and forms from the framework (docs/framework.md). */
export { Form, Link } from "@remix-run/react";

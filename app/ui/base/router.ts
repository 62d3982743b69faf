/** Links and forms of the portal's pages: named here, not once in each page (docs/framework.md). */
export { Form, Link, useNavigation } from "@remix-run/react";

/**
 * Links and forms of the portal's pages. The only module that imports them from the router's package
 * (docs/framework.md).
 */
export { Form, Link, useNavigation } from "@remix-run/react";

/** Links and addresses inside a sub-application: the framework stands behind this one name (docs/framework.md). */
export { Link, useLocation, useNavigate, useParams } from "@remix-run/react";

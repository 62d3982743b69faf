/** Links and addresses inside a sub-application: the only module that names the router's package (docs/framework.md). */
export { Link, useLocation, useNavigate, useParams } from "@remix-run/react";

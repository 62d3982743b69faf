/** What holds for every call; docs/base-api.md says more. */
export const introduction = `
What the portal asks of a base API. The embedded one answers all of it; a company's own may take its place
(\`BASE_API_URL\`).

- **Two families.** Addresses under \`/api/v1\` answer in an envelope, \`{ "code": "0", "data": … }\`; those of the services
  under \`/spfm\`, \`/hfle\` and \`/smdm\` answer plain JSON. Each call says which it is. A call that answers nothing
  may answer an empty object, null, or no body.
- **Refusals** are \`{ "failed": true, "code", "message", "details" }\` in both, with any status, even 200. The portal has words of
  its own for the codes named here; for any other it shows \`message\`.
- **Headers**: those of the parameters, on every call. \`authorization\` carries a workspace session,
  \`x-registration-token\` a registration.
- **Pages** are zero-based: \`page\` and \`size\` ask, \`number\`, \`size\`, \`totalElements\` and \`totalPages\` answer.
- **Lists in a query** are repeated parameters: \`value=CN&value=JP\`.
- **Instants** are ISO 8601 in UTC, days \`YYYY-MM-DD\`.
- **Patience**: a call that is not answered within 50 seconds has failed.
`.trim();

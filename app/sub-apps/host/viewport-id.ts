/** The place in the shell where sub-applications are mounted; a page that has it is the portal's own. */
export const viewportId = "sub-app-viewport";

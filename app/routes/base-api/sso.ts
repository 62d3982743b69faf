const notPassedOn = () => Response.json({ failed: true, code: "request.e404" }, { status: 404 });

/** The responses of these addresses contain session tokens, so scripts of a page do not get them (decision 021). */
export { notPassedOn as action, notPassedOn as loader };

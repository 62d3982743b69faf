const notPassedOn = () => Response.json({ failed: true, code: "request.e404" }, { status: 404 });

/** Answers of these addresses hold session tokens: scripts of a page do not get them (decision 021). */
export { notPassedOn as action, notPassedOn as loader };

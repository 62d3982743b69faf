/** Sends a browser on; neither the address nor what stands in its query may be kept or passed on (S-22). */
export const sendTo = (location: string, status: 302 | 303 = 302): Response =>
  new Response(null, {
    status,
    headers: { location, "cache-control": "no-store", "referrer-policy": "no-referrer" },
  });

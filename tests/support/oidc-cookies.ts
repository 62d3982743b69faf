type Cookie = { value: string; path: string; attributes: string };

/** The cookies of one browser at one host, distinguished by name and path as in browsers. */
export function cookieJar() {
  const cookies = new Map<string, Cookie>();
  return {
    take(response: Response) {
      for (const line of response.headers.getSetCookie()) {
        const [, name = "", value = "", attributes = ""] = /^([^=]+)=([^;]*)(.*)$/.exec(line) ?? [];
        const path = /; path=([^;]+)/i.exec(attributes)?.[1] ?? "/";
        if (/expires=Thu, 01 Jan 1970/i.test(attributes)) cookies.delete(`${name} ${path}`);
        else cookies.set(`${name} ${path}`, { value, path, attributes });
      }
    },
    cookiesFor: (pathname: string) =>
      [...cookies]
        .filter(([, { path }]) => pathname === path || pathname.startsWith(path === "/" ? "/" : `${path}/`))
        .map(([key, { value }]) => `${key.split(" ")[0]}=${value}`)
        .join("; "),
    /** Returns the value stored under a name, with its attributes. */
    named: (name: string) => [...cookies].find(([key]) => key.startsWith(`${name} `))?.[1],
  };
}

/** `go:bank` → `["go", "bank"]`; a file address may hold colons of its own. */
export function splitIntent(intent: string): [verb: string, target: string] {
  const at = intent.indexOf(":");
  return at < 0 ? [intent, ""] : [intent.slice(0, at), intent.slice(at + 1)];
}

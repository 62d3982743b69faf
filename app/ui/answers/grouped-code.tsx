const groupLength = 4;

/** A long code in groups of four. The gaps are margins, so that a copy of it has none. */
export function GroupedCode({ code }: { code: string }) {
  const groups = code.match(new RegExp(`.{1,${groupLength}}`, "gu")) ?? [];
  return (
    <span className="identifier">
      {groups.map((group, at) => (
        <span key={at}>{group}</span>
      ))}
    </span>
  );
}

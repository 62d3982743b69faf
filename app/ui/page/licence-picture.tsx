const gold = "#b98b2c";
/** The other contents of a licence, drawn as text and lines. */
const lines = [
  ["名　　称", 24, 96],
  ["类　　型", 24, 114],
  ["法定代表人", 24, 132],
  ["经营范围", 24, 150],
  ["注册资本", 176, 96],
  ["成立日期", 176, 114],
  ["住　　所", 176, 132],
] as const;

/**
 * A Chinese business licence with the credit code highlighted. Its texts are Chinese in every language, like the
 * original.
 */
export function LicencePicture({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 320 190" className="licence" role="img" aria-label={label} lang="zh-CN">
      <rect x="1.500" y="1.500" width="317" height="187" rx="4" fill="#fffdf5" stroke={gold} strokeWidth="3" />
      <rect x="8" y="8" width="304" height="174" rx="2" fill="none" stroke={gold} />
      <rect x="18" y="20" width="118" height="34" rx="4" fill="#ebf3ff" stroke="#246fd8" strokeWidth="2" />
      <text x="25" y="33" fontSize="9" fill="#1b58b0">
        统一社会信用代码
      </text>
      <text x="25" y="48" fontSize="9.500" fontWeight="600" fill="#17233a">
        91440300MA5G8R2K71
      </text>
      <circle cx="136" cy="20" r="8" fill="#246fd8" />
      <text x="136" y="23.500" fontSize="10" fontWeight="600" fill="#fff" textAnchor="middle">
        1
      </text>
      <circle cx="160" cy="34" r="10" fill="#c4232b" />
      <path d="m160 27 2 5h5l-4 3 1.500 5-4.500-3-4.500 3 1.500-5-4-3h5z" fill="#ffd479" />
      <path d="M272 20h8v8h-8zM288 20h8v8h-8zM272 36h8v8h-8zM284 32h4v4h-4zM290 38h6v6h-6z" fill="#44516a" />
      <text x="160" y="78" fontSize="18" fontWeight="600" letterSpacing="5" fill="#17233a" textAnchor="middle">
        营业执照
      </text>
      {lines.map(([word, x, y]) => (
        <g key={word}>
          <text x={x} y={y} fontSize="8.500" fill="#55627a">
            {word}
          </text>
          <path d={`M${x + 50} ${y - 3}h66`} stroke="#ddd6bd" strokeWidth="5" strokeLinecap="round" />
        </g>
      ))}
      <circle cx="264" cy="158" r="17" fill="none" stroke="#c4232b" strokeWidth="1.500" opacity="0.700" />
    </svg>
  );
}

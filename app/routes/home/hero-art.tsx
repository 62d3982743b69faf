const star = "M0-1C.11-.34.34-.11 1 0 .34.11.11.34 0 1-.11.34-.34.11-1 0-.34-.11-.11-.34 0-1Z";
const link = { fill: "none", stroke: "#7db2ff" };
/** Partners on two orbits around the star: angle, orbit, size. */
const partners = [
  [8, 150, 9],
  [118, 150, 7],
  [205, 150, 11],
  [300, 150, 6],
  [48, 232, 7],
  [152, 232, 10],
  [248, 232, 6],
  [334, 232, 9],
] as const;
const specks = [
  [60, 80, 3],
  [130, 430, 4],
  [470, 60, 4],
  [520, 300, 3],
  [400, 480, 3],
  [30, 280, 2.5],
] as const;

/** Stars over waves: the brand's mark as a landscape. Decoration only. */
export function HeroArt({ compact }: { compact: boolean }) {
  return (
    <div className="hero-art" aria-hidden="true">
      {compact ? null : <Constellation />}
      <svg className="hero-waves" viewBox="0 0 1920 220" preserveAspectRatio="none">
        <path d="M0 120C240 40 420 40 700 110s480 70 740 0 360-60 480-20v130H0Z" fill="#3081f2" fillOpacity=".28" />
        <path d="M0 150c300-60 520-20 800 20s560 10 760-40 300-30 360-10v100H0Z" fill="#599af5" fillOpacity=".28" />
        <path d="M0 190c260-40 560-50 860-16s700 36 1060-22v68H0Z" className="hero-shore" />
      </svg>
    </div>
  );
}

function Constellation() {
  return (
    <svg className="hero-stars" viewBox="0 0 560 540">
      <g transform="translate(280 270)">
        <circle r="232" {...link} strokeOpacity=".3" />
        <circle r="150" {...link} strokeOpacity=".45" strokeDasharray="3 9" strokeLinecap="round" />
        <circle r="88" fill="#3081f2" fillOpacity=".22" />
        <circle r="62" fill="#599af5" fillOpacity=".25" />
        {partners.map(([angle, orbit, size]) => (
          <g key={`${angle} ${orbit}`} transform={`rotate(${angle})`}>
            <path d={`M96 0H${orbit - size - 6}`} {...link} strokeOpacity=".35" />
            <circle cx={orbit} r={size + 7} fill="#7db2ff" fillOpacity=".16" />
            <circle cx={orbit} r={size} fill="#cfe2ff" />
          </g>
        ))}
        <path d={star} transform="scale(60)" fill="#fff" />
      </g>
      {specks.map(([x, y, size]) => (
        <path
          key={`${x} ${y}`}
          d={star}
          transform={`translate(${x} ${y}) scale(${size * 3})`}
          fill="#cfe2ff"
          fillOpacity=".7"
        />
      ))}
    </svg>
  );
}

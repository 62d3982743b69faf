/** The measures by which a supplier is scored, highest weight first. */
export const measures = ["quality", "delivery", "price", "service"] as const;
type Measure = (typeof measures)[number];
export type Scores = Record<Measure, number>;

/** The weight of each score in the total, in percent. Together they are 100. */
export const weights = { quality: 40, delivery: 30, price: 15, service: 15 } as const satisfies Scores;

/** The grades, best first, each with its minimum total. */
export const grades = [
  { grade: "A", from: 90 },
  { grade: "B", from: 75 },
  { grade: "C", from: 60 },
  { grade: "D", from: 0 },
] as const;
export type Grade = (typeof grades)[number]["grade"];
export const gradeNames = grades.map(({ grade }) => grade);

/** The weighted total of four scores, rounded to a whole number; half is rounded up. */
export const toTotal = (scores: Scores): number =>
  Math.round(measures.reduce((sum, measure) => sum + scores[measure] * weights[measure], 0) / 100);

/** The grade of a total. */
export const toGrade = (total: number): Grade => grades.find(({ from }) => total >= from)?.grade ?? "D";

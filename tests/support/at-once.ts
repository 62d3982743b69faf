/**
 * As many as the platform has connections to PostgreSQL. More would wait for a connection, and on a busy machine some would be
 * turned away (503) rather than answered.
 */
export const timesAtOnce = 10;

/** Does something as often as possible at once. */
export const allAtOnce = <Result>(run: (place: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: timesAtOnce }, (_, place) => run(place)));

/**
 * As many as the platform has connections to PostgreSQL. More would wait for a connection, and on a busy machine some would be
 * turned away (503) rather than answered.
 */
export const timesAtOnce = 10;

/** Runs something as many times in parallel as the pool allows. */
export const allAtOnce = <Result>(run: (place: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: timesAtOnce }, (_, place) => run(place)));

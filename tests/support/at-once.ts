/**
 * The size of the platform's PostgreSQL pool. More parallel calls would queue for a connection, and on a busy machine
 * some would get a 503.
 */
export const timesAtOnce = 10;

/** Runs something as many times in parallel as the pool allows. */
export const allAtOnce = <Result>(run: (place: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: timesAtOnce }, (_, place) => run(place)));

/** Documents that expire within this many days are pointed out. */
export const soonDays = 30;

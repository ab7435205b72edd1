/** Stands in the data where the file has something that is no plain value; it is told already. */
export const unreadable: unique symbol = Symbol("told already");

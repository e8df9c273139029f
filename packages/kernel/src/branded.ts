declare const brand: unique symbol;

/** A plain value that the compiler keeps apart from others of the same shape: a date is not a symbol. */
export type Branded<T, Name extends string> = T & { readonly [brand]: Name };

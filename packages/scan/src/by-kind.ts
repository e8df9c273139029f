type Node = { readonly kind: string };
type OfKind<N extends Node, K> = N extends { readonly kind: K } ? N : never;

/** One function for each kind of node. */
export type Cases<N extends Node, Rest extends readonly unknown[], R> = {
  readonly [K in N['kind']]: (node: OfKind<N, K>, ...rest: Rest) => R;
};

/** Does with a node what the table says for its kind; the compiler sees that none is left out. */
export const byKind =
  <N extends Node, Rest extends readonly unknown[], R>(cases: Cases<N, Rest, R>) =>
  (node: N, ...rest: Rest): R => {
    const one = cases[node.kind as N['kind']] as (node: N, ...rest: Rest) => R;
    return one(node, ...rest);
  };

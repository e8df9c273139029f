/** What the server holds of a stream; a limit below 1 is none. */
export type Held = { readonly replicas: number; readonly maxBytes: number; readonly bytes: number };

export type Wanted = { readonly replicas?: number | undefined; readonly maxBytes?: number | undefined };

export type Changes = {
  readonly replicas?: number;
  readonly maxBytes?: number;
  /** What was set and would take something away: an operator does that by hand, or nobody. */
  readonly refused: string[];
};

/** Copies are added and never taken away; a limit is set where everything that is held stays within it. */
export const changesOf = (held: Held, { replicas, maxBytes }: Wanted): Changes => {
  const isMore = replicas !== undefined && replicas > held.replicas;
  const isFewer = replicas !== undefined && replicas < held.replicas;
  const isOther = maxBytes !== undefined && maxBytes !== held.maxBytes;
  const isTooSmall = isOther && maxBytes < held.bytes;
  return {
    ...(isMore ? { replicas } : {}),
    ...(isOther && !isTooSmall ? { maxBytes } : {}),
    refused: [
      ...(isFewer ? [`the stream has ${held.replicas} replicas and is not lowered to ${replicas}`] : []),
      ...(isTooSmall ? [`the stream holds ${held.bytes} bytes and is not limited to ${maxBytes}`] : []),
    ],
  };
};

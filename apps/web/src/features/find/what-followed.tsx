import type { RepliedBy } from '@chuli/contracts';
import { followedText } from './followed-text.ts';

type Props = { readonly followed: RepliedBy<'/data/volume-spike/'>['followed'] };

/** What followed, in one sentence; nothing where too few are known. */
export const WhatFollowed = ({ followed }: Props) => {
  const text = followedText(followed);
  return text === null ? null : <p className="list-rule note">{text}</p>;
};

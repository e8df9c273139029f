import { say } from '@chuli/language';

/** The kind of a corporate action as a heading says it. */
export const actionName = (kind: string): string => say(kind.charAt(0).toUpperCase() + kind.slice(1));

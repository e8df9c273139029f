import type { FaqGroup } from '@chuli/language/pages/faq';

const folded = (text: string): string => text.toLocaleLowerCase().normalize('NFC');

/** Entries that contain every word, in either language: people search in the one they have the word in. */
export const matchingFaq = (groups: readonly FaqGroup[], asked: string): FaqGroup[] => {
  const words = folded(asked).split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ question, answer }) => {
        const text = folded([question.en, question.ne, answer.en, answer.ne].join(' '));
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
};

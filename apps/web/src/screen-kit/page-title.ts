import { PRODUCT } from '@chuli/kernel';
import { useEffect } from 'react';

const titleCase = (words: string): string => words.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** `Chuli – Brokers Analytics`. */
export const pageTitle = (name: string): string => `${PRODUCT.name} – ${titleCase(name)}`;

export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = title;
  }, [title]);
};

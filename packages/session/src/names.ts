import { wordOfText } from './hash.ts';

/** Texts that stand in many rows, by a small number each. Zero is the empty text. */
export class Names<T extends string> {
  readonly #texts: (T | '')[] = [''];
  readonly #words: number[] = [wordOfText('')];
  readonly #ids = new Map<string, number>([['', 0]]);

  idOf(text: T | ''): number {
    const known = this.#ids.get(text);
    if (known !== undefined) return known;
    const id = this.#texts.length;
    this.#texts.push(text);
    this.#words.push(wordOfText(text));
    this.#ids.set(text, id);
    return id;
  }

  /** The number of a text that is known already. */
  find(text: T): number | undefined {
    return this.#ids.get(text);
  }

  textOf(id: number): T | '' {
    return this.#texts[id] ?? '';
  }

  /** 32 bits that stand for the text in a hash, the same in every process. */
  wordOf(id: number): number {
    return this.#words[id] ?? 0;
  }

  list(): readonly (T | '')[] {
    return [...this.#texts];
  }
}

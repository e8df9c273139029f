import { type Line, openLine } from './machines-line.ts';

/** All lines into a machine and out of it. */
export type Cable = {
  /** A new line to a port: its own for what comes in, that of a line of another machine for what goes out. */
  lineTo: (port: number) => Promise<number>;
  cut: () => void;
  isCut: () => boolean;
  mend: () => void;
  /** Each piece is under way for so long, both ways. */
  slow: (ms: number) => void;
  close: () => void;
};

export const openCable = (): Cable => {
  const lines: Line[] = [];
  let isCut = false;
  const all = (what: (line: Line) => void) => (): void => {
    for (const line of lines) what(line);
  };
  return {
    lineTo: async (port) => {
      const line = await openLine(port);
      lines.push(line);
      return line.port;
    },
    cut: () => {
      isCut = true;
      all((line) => line.cut())();
    },
    isCut: () => isCut,
    mend: () => {
      isCut = false;
      all((line) => line.mend())();
    },
    slow: (ms) => all((line) => line.slow(ms))(),
    close: all((line) => line.close()),
  };
};

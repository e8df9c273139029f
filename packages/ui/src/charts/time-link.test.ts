import { describe, expect, it } from 'vitest';
import { createTimeLink } from './time-link.ts';

const open = () => {
  const frames: (() => void)[] = [];
  const link = createTimeLink((frame) => frames.push(frame));
  const heard: [unknown, number][] = [];
  return { link, heard, frame: () => frames.splice(0).forEach((one) => one()) };
};

describe('charts that are linked by time', () => {
  it('hear the last moment once a frame, with whose it is', () => {
    const { link, heard, frame } = open();
    link.onPointed((moment, from) => heard.push([moment, from]));
    link.point('2026-05-12', 0);
    link.point('2026-05-13', 0);
    link.point('2026-05-14', 2);
    expect(link.moment()).toBe('2026-05-14');
    expect(heard).toEqual([]);
    frame();
    expect(heard).toEqual([['2026-05-14', 2]]);
    frame();
    expect(heard).toHaveLength(1);
  });

  it('are not told again what they know', () => {
    const { link, heard, frame } = open();
    link.onPointed((moment, from) => heard.push([moment, from]));
    link.point(null, 0);
    frame();
    expect(heard).toEqual([]);
  });

  it('hear of days that are looked at, until they leave', () => {
    const { link, heard, frame } = open();
    const leave = link.onLooked((window, from) => heard.push([window, from]));
    link.look({ from: '2026-01-01', to: '2026-05-14' }, 1);
    frame();
    expect(heard).toEqual([[{ from: '2026-01-01', to: '2026-05-14' }, 1]]);
    leave();
    link.look({ from: '2025-01-01', to: '2026-05-14' }, 1);
    frame();
    expect(heard).toHaveLength(1);
  });
});

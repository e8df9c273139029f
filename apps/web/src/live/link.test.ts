import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Act, type Happening, IDLE, type Link, nextLink } from './link.ts';

type Bare<H> = H extends unknown ? Omit<H, 'at' | 'luck'> : never;

/** A page's connection with its clock in the hand of the test; luck is the longest wait. */
const page = () => {
  let link: Link = IDLE;
  let at = 0;
  const done: Act[] = [];
  const happen = (happening: Bare<Happening>): void => {
    const step = nextLink(link, { ...happening, at, luck: 0.999 });
    link = step.link;
    done.push(...step.acts);
  };
  const pass = (ms: number): void => {
    for (const end = at + ms; at < end; at += 250) happen({ what: 'tick' });
  };
  return { happen, pass, link: () => link, took: () => done.splice(0) };
};

const opened = () => {
  const one = page();
  one.happen({ what: 'wanted' });
  one.happen({ what: 'opened' });
  one.happen({ what: 'heard' });
  one.took();
  return one;
};

describe('the connection of a page', () => {
  it('waits longer after each failure, never longer than half a minute, and never gives up', () => {
    const one = page();
    one.happen({ what: 'wanted' });
    const waits: number[] = [];
    for (let failure = 0; failure < 40; failure += 1) {
      one.took();
      one.happen({ what: 'lost', isSocketAtFault: false });
      let waited = 0;
      while (!one.took().includes('connect')) {
        one.pass(250);
        waited += 250;
      }
      waits.push(waited);
    }
    expect(waits[0]).toBeLessThanOrEqual(1_250);
    expect(waits[3]).toBeGreaterThan(waits[1] ?? 0);
    expect(Math.max(...waits)).toBeLessThanOrEqual(30_250);
  });

  it('is replaced after three beats without a word', () => {
    const one = opened();
    one.pass(29_000);
    expect(one.took()).toEqual([]);
    one.pass(2_000);
    expect(one.took()).toEqual(['disconnect', 'connect']);
  });

  it('connects at once when the page is looked at again or the network is back', () => {
    const one = opened();
    for (let failure = 0; failure < 6; failure += 1) {
      one.happen({ what: 'lost', isSocketAtFault: false });
      one.happen({ what: 'woken' });
    }
    expect(one.link().phase).toBe('connecting');
  });

  it('asks a sleeper for a sign of life, and is replaced when none comes', () => {
    const one = opened();
    one.pass(12_000);
    one.happen({ what: 'woken' });
    expect(one.took()).toEqual(['ping']);
    one.pass(5_000);
    expect(one.took()).toEqual(['disconnect', 'connect']);
    const other = opened();
    other.happen({ what: 'woken' });
    other.happen({ what: 'heard' });
    other.pass(5_000);
    expect(other.took()).toEqual(['ping']);
  });

  it('goes elsewhere within the time it was given when the server moves', () => {
    const one = opened();
    one.happen({ what: 'moved', withinMs: 4_000 });
    one.pass(3_750);
    expect(one.took()).toEqual([]);
    one.pass(500);
    expect(one.took()).toEqual(['disconnect', 'connect']);
  });

  it('tries server-sent events where sockets keep failing, and sockets again in between', () => {
    const one = page();
    one.happen({ what: 'wanted' });
    const tried: string[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const link = one.link();
      if (link.phase === 'connecting') tried.push(link.transport);
      one.happen({
        what: 'lost',
        isSocketAtFault: link.phase === 'connecting' && link.transport === 'socket',
      });
      one.happen({ what: 'woken' });
    }
    expect(tried.slice(0, 3)).toEqual(['socket', 'socket', 'socket']);
    expect(tried.slice(3)).toContain('events');
    expect(tried.slice(3)).toContain('socket');
  });

  it('is always on its way to be open while it is wanted, whatever happens', () => {
    const happening = fc.oneof(
      fc.constantFrom<Bare<Happening>>(
        { what: 'opened' },
        { what: 'heard' },
        { what: 'woken' },
        { what: 'offline' },
        { what: 'tick' },
      ),
      fc.boolean().map((isSocketAtFault): Bare<Happening> => ({ what: 'lost', isSocketAtFault })),
      fc.nat(5_000).map((withinMs): Bare<Happening> => ({ what: 'moved', withinMs })),
    );
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 80 }), (happenings) => {
        const one = page();
        one.happen({ what: 'wanted' });
        for (const each of happenings) one.happen(each);
        one.took();
        expect(one.link().phase).not.toBe('idle');
        one.happen({ what: 'offline' });
        one.took();
        one.pass(31_000);
        expect(one.took()).toContain('connect');
      }),
    );
  });
});

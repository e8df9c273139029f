import { describe, expect, it } from 'vitest';
import { readViews, withName, withView } from './saved-views.ts';

describe('saved views', () => {
  it('takes only addresses of our own from storage', () => {
    const stored = [
      { name: 'Net of NABIL', href: '/net-holding?symbol=NABIL' },
      { name: 'Elsewhere', href: 'https://evil.example/' },
      { name: 'Elsewhere too', href: '//evil.example' },
      { name: 'Script', href: 'javascript:alert(1)' },
      { href: '/floorsheet' },
      null,
    ];
    expect(readViews(stored)).toEqual([{ name: 'Net of NABIL', href: '/net-holding?symbol=NABIL' }]);
    expect(readViews('rubbish')).toEqual([]);
  });

  it('saves an address once, and gives a name to the last view saved under it', () => {
    const one = { name: 'One', href: '/floorsheet' };
    expect(withView([one], { name: 'Other', href: '/floorsheet' })).toEqual([
      { name: 'Other', href: '/floorsheet' },
    ]);
    expect(withView([one], { name: 'One', href: '/net-holding' })).toEqual([
      { name: 'One', href: '/net-holding' },
    ]);
  });

  it('renames a view where it stands, and takes the name from another that had it', () => {
    const [one, two] = [
      { name: 'One', href: '/floorsheet' },
      { name: 'Two', href: '/net-holding' },
    ] as const;
    expect(withName([one, two], one, 'First')).toEqual([{ ...one, name: 'First' }, two]);
    expect(withName([one, two], one, 'Two')).toEqual([{ ...one, name: 'Two' }]);
    expect(withName([one, two], one, '')).toEqual([one, two]);
  });
});

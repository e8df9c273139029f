import { describe, expect, it } from 'vitest';
import { type FlowBrokers, flowPart } from './flow-brokers.ts';

const part = flowPart();
const read = (text: string | null) => part.read(text);
const write = (brokers: FlowBrokers) => part.write(brokers);

describe('the brokers of a flow in the address', () => {
  it('are none, the largest, or those that are named', () => {
    expect([null, 'top', '58,d01'].map(read)).toEqual([null, [], ['58', 'D01']]);
    expect([null, [], ['58', '34']].map(write)).toEqual([null, 'top', '58,34']);
  });

  it('are each once, five at most, and nothing else', () => {
    expect(read('58,58,<b>,1,2,3,4,5')).toEqual(['58', '1', '2', '3', '4']);
    expect(read('nonsense')).toEqual([]);
  });
});

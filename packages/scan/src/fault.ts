export type FaultCode = 'not-understood' | 'too-large' | 'units';

/** Where in a text something stands: of the first character, and after the last. */
export type Place = { readonly from: number; readonly to: number };

/** Why a text is no scan: the place, what was expected there, and a sentence that says what to do. */
export class ScanFault extends Error {
  override readonly name = 'ScanFault';
  readonly code: FaultCode;
  readonly place: Place;
  readonly expected: readonly string[];

  constructor(code: FaultCode, message: string, place: Place, expected: readonly string[] = []) {
    super(message);
    this.code = code;
    this.place = place;
    this.expected = expected;
  }
}

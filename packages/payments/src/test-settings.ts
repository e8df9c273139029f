/** What the vendors print for everyone to test with. */
export const PUBLIC_TEST = {
  esewa: { productCode: 'EPAYTEST', secret: '8gBm/:&EnhH.1/q' },
  khalti: { secret: 'test-secret-of-the-stand-in' },
} as const;

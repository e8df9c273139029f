/** What the vendors print for everyone to test with; what they do not print is made up for the stand-ins. */
export const PUBLIC_TEST = {
  esewa: { productCode: 'EPAYTEST', secret: '8gBm/:&EnhH.1/q' },
  khalti: { secret: 'test-secret-of-the-stand-in' },
  connectips: { merchantId: '550', appId: 'MER-550-APP-1', appName: 'Chuli', password: 'Abcd@123' },
  fonepay: {
    merchantCode: 'NBQM',
    secret: 'a7e3512f5032480a83137793cb2021dc',
    username: 'merchant',
    password: 'a password of the stand-in',
  },
} as const;

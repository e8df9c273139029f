import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('the settings of the web server', () => {
  it('are those of a developer where nothing is said', () => {
    expect(readSettings({})).toEqual({
      host: '127.0.0.1',
      port: 4330,
      environment: 'development',
      builds: ['dist'],
      apiUrl: null,
      liveUrl: null,
      formOrigins: [],
    });
  });

  it('name everything that is wrong together', () => {
    const wrong = {
      CHULI_WEB_PORT: '70000',
      CHULI_ENVIRONMENT: 'staging',
      CHULI_WEB_BUILDS: ' , ',
      CHULI_API_URL: 'http://127.0.0.1:1/path',
      CHULI_FORM_ORIGINS: 'https://a.example,javascript:alert(1)',
    };
    expect(() => readSettings(wrong)).toThrow(
      /CHULI_WEB_PORT[\s\S]*CHULI_ENVIRONMENT[\s\S]*CHULI_WEB_BUILDS[\s\S]*CHULI_API_URL[\s\S]*CHULI_FORM_ORIGINS/,
    );
  });
});

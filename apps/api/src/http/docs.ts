import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { PRODUCT } from '@chuli/kernel';
import type { FastifyInstance } from 'fastify';

/** The page brings its own scripts and styles; nothing of it comes from elsewhere. */
const PAGE_POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  // The hash is of the one style that the page itself puts in.
  'style-src': ["'self'", "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40" viewBox="0 0 120 40">
<text y="28" font-family="system-ui, sans-serif" font-size="24" fill="#fff">${PRODUCT.name}</text></svg>`;

/** The OpenAPI document at /api/openapi.json and a page to browse and try it at /api/docs. */
export const serveDocs = async (server: FastifyInstance, document: object): Promise<void> => {
  const bytes = JSON.stringify(document);
  server.get('/openapi.json', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('application/json; charset=utf-8').send(bytes),
  );
  await server.register(swagger, {
    mode: 'static',
    specification: { document: document as never },
  });
  await server.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: PAGE_POLICY,
    logo: { type: 'image/svg+xml', content: LOGO },
    theme: { title: `${PRODUCT.name} API` },
  });
};

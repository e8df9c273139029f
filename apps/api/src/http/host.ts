import { type Hosts, type HostRole, roleOfRequest } from '@chuli/contracts/screens';
import { AppError } from '@chuli/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HEALTH_PATHS } from '../health.ts';

declare module 'fastify' {
  interface FastifyRequest {
    hostRole: HostRole;
  }
}

/** Pages and calls of the house itself; a partner's host has none of them. */
const HOUSE_ONLY = ['/api/docs', '/api/openapi.json', '/api/operator'];

/** By the route that was found, which an address written in another way cannot hide. */
const isHouseOnly = ({ routeOptions }: FastifyRequest): boolean =>
  HOUSE_ONLY.some((path) => routeOptions.url?.startsWith(path) === true);

/** Refuses hosts that the table does not name, whatever they ask; those who watch the process need no name. */
export const checkHosts = (server: FastifyInstance, hosts: Hosts): void => {
  server.decorateRequest('hostRole');
  server.addHook('onRequest', async (request) => {
    if (HEALTH_PATHS.has(request.url)) return;
    request.hostRole = roleOfRequest(hosts, request.raw);
    if (request.hostRole.kind === 'unknown') throw new AppError('host.unknown');
    if (request.hostRole.kind === 'partner' && isHouseOnly(request)) throw new AppError('route.not-found');
  });
};

/** The partner under whose name a request came; null is the house's own. Whatever is kept is kept under it. */
export const brandOf = ({ hostRole: role }: Pick<FastifyRequest, 'hostRole'>): string | null =>
  role.kind === 'partner' ? role.brand : null;

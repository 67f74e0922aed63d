export { configuredOrigins } from './configured-origins.ts';
export type { AllowedOrigins } from './content-security-policy.ts';
export { securityHeaders } from './security-headers.ts';

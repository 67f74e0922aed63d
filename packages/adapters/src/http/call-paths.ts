/** The paths of calls 1 and 2 (§7), which the page may make before `HttpProcedureRepository` is there. */
export const callPaths = { accessToken: '/oauth2/token', procedure: '/procedures/token' } as const;

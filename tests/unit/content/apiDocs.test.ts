// @vitest-environment node
/** The API documentation is consistent and matches F18. */
import { describe, expect, it } from 'vitest';
import { apiOrigin, endpoints, programs } from '../../../src/content/apiDocsStatic.ts';
import { asCurl } from '../../../src/views/apiDocs/apiCode.ts';

describe('the documented API', () => {
  it('has the six endpoints of F18', () => {
    expect(endpoints.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/v1/services',
      'GET /api/v1/services/{id}',
      'POST /api/v1/orders',
      'GET /api/v1/orders/{id}',
      'GET /api/v1/users/{id}',
      'POST /api/v1/messages',
    ]);
  });

  it.each(endpoints)(
    '$method $path has an example that matches its path and its required parameters',
    (endpoint) => {
      const pattern = endpoint.path.replace('{id}', '[a-z]{3}_\\d+');
      expect(endpoint.examplePath).toMatch(new RegExp(`^${pattern}(\\?\\w+=\\w+)?$`));
      const required = endpoint.parameters.filter(
        (parameter) => parameter.in === 'body' && parameter.isRequired,
      );
      expect(Object.keys(endpoint.exampleBody ?? {})).toEqual(required.map(({ name }) => name));
    },
  );

  it.each(endpoints)('$method $path has a curl command with correct quoting', (endpoint) => {
    const curl = asCurl(endpoint);
    expect(curl.split("'")).toHaveLength(endpoint.exampleBody ? 3 : 1);
    expect(curl).toContain(`"${apiOrigin}${endpoint.examplePath}"`);
    const [, body] = /-d '([^']*)'$/.exec(curl) ?? [];
    expect(body && JSON.parse(body)).toEqual(endpoint.exampleBody);
  });

  it('responds with ids that the other endpoints use', () => {
    const text = JSON.stringify(endpoints.map(({ response, exampleBody }) => [response, exampleBody]));
    const idsLike = (prefix: string) => [...new Set(text.match(new RegExp(`${prefix}_\\d+`, 'g')))].sort();
    expect(idsLike('svc')).toEqual(['svc_2917']);
    expect(idsLike('ord')).toEqual(['ord_70341']);
    expect(idsLike('usr')).toEqual(['usr_5530', 'usr_8124']);
  });

  it('is called at its origin with a key from the environment, in four languages', () => {
    expect(programs.map(({ language }) => language)).toEqual(['JavaScript', 'Python', 'PHP', 'Ruby']);
    for (const { code } of programs) {
      expect(code).toContain(`${apiOrigin}/api/v1`);
      expect(code).toMatch(/Bearer /);
      expect(code).toContain('API_KEY');
    }
  });
});

import { config } from '../config.ts';
import { plans } from '../configuration/plans.ts';
import { facts } from './facts.ts';

const [, professional, enterprise] = plans;

/** The origin of the documented API: a reserved name, which an adopter replaces. Paths begin with `/api/v1`. */
export const apiOrigin = `https://api.${config.siteUrl.replace(/^https?:\/\/(www\.)?/, '')}`;

type Json = string | number | null | readonly Json[] | { readonly [name: string]: Json };

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'body';
  readonly type: string;
  readonly isRequired: boolean;
  readonly text: string;
}

/** A documented endpoint (F18). Nothing on this site calls it. */
export interface Endpoint {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly examplePath: string;
  readonly exampleBody?: Readonly<Record<string, string>>;
  readonly returns: string;
  readonly response: Json;
}

const service = {
  id: 'svc_2917',
  title: 'Report editing with visible changes',
  category: 'writing',
  seller_id: 'usr_5530',
  starting_price: 50,
  currency: 'EUR',
} as const;

const requirements = 'Annual report, 12 pages. Every change visible.';

const order = {
  id: 'ord_70341',
  service_id: service.id,
  buyer_id: 'usr_8124',
  seller_id: service.seller_id,
  status: 'requested',
  requirements,
  price: null,
  created_at: '2025-10-06T09:15:00Z',
  delivered_at: null,
} as const;

export const endpoints: readonly Endpoint[] = [
  {
    id: 'list-services',
    method: 'GET',
    path: '/api/v1/services',
    description: 'Lists the services on offer. In the API, a service is one seller’s gig.',
    parameters: [
      {
        name: 'category',
        in: 'query',
        type: 'string',
        isRequired: false,
        text: 'Lists only services in this category: design, development, marketing or writing.',
      },
    ],
    examplePath: '/api/v1/services?category=writing',
    returns: 'An object whose data is a list of services. Prices are in the currency’s main unit.',
    response: { data: [service] },
  },
  {
    id: 'get-service',
    method: 'GET',
    path: '/api/v1/services/{id}',
    description: 'Fetches one service.',
    parameters: [
      { name: 'id', in: 'path', type: 'string', isRequired: true, text: 'The id of the service.' },
    ],
    examplePath: `/api/v1/services/${service.id}`,
    returns: 'The service, with its description and the languages it is offered in.',
    response: {
      ...service,
      description: 'Your report, shorter and clearer, with a note on every larger change.',
      languages: ['en', 'pt'],
    },
  },
  {
    id: 'create-order',
    method: 'POST',
    path: '/api/v1/orders',
    description:
      'Requests a service on behalf of the account that the key belongs to. The order begins as a request: it costs nothing until a person in the account has agreed to the offer and paid.',
    parameters: [
      {
        name: 'service_id',
        in: 'body',
        type: 'string',
        isRequired: true,
        text: 'The id of the service to order.',
      },
      {
        name: 'requirements',
        in: 'body',
        type: 'string',
        isRequired: true,
        text: 'The task, in words: what you have, what you want back and by when. The offer is based on it.',
      },
    ],
    examplePath: '/api/v1/orders',
    exampleBody: { service_id: service.id, requirements },
    returns: `The new order. Its status is requested until the offer is there, with a person, a price and a date, within ${facts.replyTime}.`,
    response: order,
  },
  {
    id: 'get-order',
    method: 'GET',
    path: '/api/v1/orders/{id}',
    description: 'Fetches an order that the account has requested or received.',
    parameters: [{ name: 'id', in: 'path', type: 'string', isRequired: true, text: 'The id of the order.' }],
    examplePath: `/api/v1/orders/${order.id}`,
    returns:
      'The order. Its status is requested, offered, in_progress, delivered, approved or canceled. An offer is accepted, paid and approved on the site. Price and times are null until they are known; times are in UTC.',
    response: { ...order, status: 'delivered', price: 180, delivered_at: '2025-10-07T16:40:00Z' },
  },
  {
    id: 'get-user',
    method: 'GET',
    path: '/api/v1/users/{id}',
    description: 'Fetches the public profile of a user.',
    parameters: [{ name: 'id', in: 'path', type: 'string', isRequired: true, text: 'The id of the user.' }],
    examplePath: `/api/v1/users/${service.seller_id}`,
    returns:
      'The profile. The level is new_seller, level_1, level_2 or top_rated, or null for a user who doesn’t sell.',
    response: {
      id: service.seller_id,
      name: 'A. Moreira',
      level: 'level_2',
      languages: ['en', 'pt'],
      member_since: '2025-03-14',
    },
  },
  {
    id: 'send-message',
    method: 'POST',
    path: '/api/v1/messages',
    description: 'Sends a message to the other side of an order.',
    parameters: [
      {
        name: 'order_id',
        in: 'body',
        type: 'string',
        isRequired: true,
        text: 'The id of the order it belongs to.',
      },
      { name: 'text', in: 'body', type: 'string', isRequired: true, text: 'The message, as plain text.' },
    ],
    examplePath: '/api/v1/messages',
    exampleBody: { order_id: order.id, text: 'Please keep the headings of chapter 3 as they are.' },
    returns: 'The message as stored.',
    response: {
      id: 'msg_41906',
      order_id: order.id,
      sender_id: order.buyer_id,
      text: 'Please keep the headings of chapter 3 as they are.',
      sent_at: '2025-10-06T10:02:00Z',
    },
  },
];

export const programs = [
  {
    language: 'JavaScript',
    note: 'Node.js 18 or later, as an ES module. There is nothing to install.',
    code: `const base = '${apiOrigin}/api/v1';

const call = async (method, path, body) => {
  const response = await fetch(base + path, {
    method,
    headers: {
      Authorization: 'Bearer ' + process.env.API_KEY,
      'Content-Type': 'application/json',
    },
    body: body && JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error.message);
  return answer;
};

const { data: services } = await call('GET', '/services?category=writing');
const order = await call('POST', '/orders', {
  service_id: services[0].id,
  requirements: '${requirements}',
});
console.log(order.id, order.status);`,
  },
  {
    language: 'Python',
    note: 'Python 3, with the requests package.',
    code: `import os

import requests

BASE = "${apiOrigin}/api/v1"

session = requests.Session()
session.headers["Authorization"] = "Bearer " + os.environ["API_KEY"]

def call(method, path, **options):
    response = session.request(method, BASE + path, timeout=30, **options)
    answer = response.json()
    if not response.ok:
        raise RuntimeError(answer["error"]["message"])
    return answer

services = call("GET", "/services", params={"category": "writing"})["data"]
order = call("POST", "/orders", json={
    "service_id": services[0]["id"],
    "requirements": "${requirements}",
})
print(order["id"], order["status"])`,
  },
  {
    language: 'PHP',
    note: 'PHP 8, with the curl extension.',
    code: `<?php

const BASE = '${apiOrigin}/api/v1';

function call(string $method, string $path, ?array $body = null): array
{
    $request = curl_init(BASE . $path);
    curl_setopt_array($request, [
        CURLOPT_CUSTOMREQUEST => $method,
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_HTTPHEADER => [
            'Authorization: Bearer ' . getenv('API_KEY'),
            'Content-Type: application/json',
        ],
    ]);
    if ($body !== null) {
        curl_setopt($request, CURLOPT_POSTFIELDS, json_encode($body, JSON_THROW_ON_ERROR));
    }
    $response = curl_exec($request);
    if ($response === false) {
        throw new RuntimeException(curl_error($request));
    }
    $answer = json_decode($response, true, 512, JSON_THROW_ON_ERROR);
    if (curl_getinfo($request, CURLINFO_RESPONSE_CODE) !== 200) {
        throw new RuntimeException($answer['error']['message']);
    }
    return $answer;
}

$services = call('GET', '/services?category=writing')['data'];
$order = call('POST', '/orders', [
    'service_id' => $services[0]['id'],
    'requirements' => '${requirements}',
]);
echo $order['id'], ' ', $order['status'], PHP_EOL;`,
  },
  {
    language: 'Ruby',
    note: 'Ruby 3, with its standard library.',
    code: `require "json"
require "net/http"

BASE = "${apiOrigin}/api/v1"

def call(method, path, body = nil)
  uri = URI(BASE + path)
  request = Net::HTTP.const_get(method.capitalize).new(uri)
  request["Authorization"] = "Bearer " + ENV.fetch("API_KEY")
  if body
    request["Content-Type"] = "application/json"
    request.body = JSON.generate(body)
  end
  response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == "https") do |http|
    http.request(request)
  end
  answer = JSON.parse(response.body)
  raise answer["error"]["message"] unless response.is_a?(Net::HTTPSuccess)
  answer
end

services = call("GET", "/services?category=writing")["data"]
order = call("POST", "/orders", {
  service_id: services[0]["id"],
  requirements: "${requirements}"
})
puts [order["id"], order["status"]].join(" ")`,
  },
] as const;

export const apiDocsStatic = {
  reference: {
    request: 'Request',
    response: 'Response',
    example: 'Example',
    required: 'required',
    optional: 'optional',
    places: { path: 'in the path', query: 'in the query', body: 'in the body' },
    shell: 'Shell',
    http: 'HTTP',
    ok: 'HTTP 200',
  },
  contents: 'All endpoints',
  authentication: {
    key: {
      heading: 'API key',
      text: [
        `API access is included in the ${professional.name} and ${enterprise.name} plans. Create a key in your account settings. It is shown once, and you can revoke it at any time. A key acts for your account: anyone who has it can send requests and read orders. Agreeing to an offer takes a person.`,
        'Send it with every request, as a bearer token in the Authorization header.',
      ],
      code: 'Authorization: Bearer YOUR_API_KEY',
    },
    care: {
      heading: 'Keeping a key safe',
      items: [
        'Keep it on a server. In a browser or a mobile app, anyone can read it.',
        'Read it from an environment variable, as the examples do, instead of writing it into your code.',
        'Use a separate key for each program, so that you can revoke one without stopping the others.',
        'Always use HTTPS. A key that was sent unencrypted is no longer secret.',
      ],
    },
    oauth: {
      heading: 'OAuth 2.0 for enterprise',
      text: [
        `Accounts on the ${enterprise.name} plan can use an API key or OAuth 2.0; either works. With OAuth 2.0, a program acts for an individual team member: each member gives consent once, and the program receives an access token that expires.`,
        'Send the token in the same header. Your account manager registers the program with you and provides the client ID, the client secret, and the URLs for consent and tokens.',
      ],
      code: 'Authorization: Bearer ACCESS_TOKEN',
    },
  },
  examples: {
    text: 'The same small program in four languages: it finds a service, requests it and prints the order’s id and status. It reads the key from the environment variable API_KEY.',
  },
  limits: {
    heading: 'Rate limits',
    text: 'The limit applies per account and hour, no matter how many keys the account has. If you reach it, wait and try again later.',
    caption: 'Limits by type of account',
    columns: { account: 'Account', requests: 'Requests per hour' },
    rows: [
      { account: 'Standard', requests: facts.apiLimits.standard },
      { account: enterprise.name, requests: facts.apiLimits.enterprise },
    ],
  },
  errors: {
    heading: 'Errors',
    text: 'Errors include descriptive messages that say what went wrong. There are no error codes to look up: if a request doesn’t return HTTP 200, read the message, correct the request and send it again.',
    exampleLabel: 'An error',
    example: { error: { message: 'No service has the id svc_0000.' } },
  },
  sdks: {
    heading: 'SDKs',
    text: 'We plan a small library for each of four languages, with a function for every endpoint. None has been released yet, so any package with our name in a registry isn’t ours. Tell us which one you need.',
    items: [
      {
        language: 'JavaScript',
        text: 'Promises throughout, with TypeScript types included.',
        link: 'Ask for the JavaScript SDK',
        subject: 'JavaScript SDK',
      },
      {
        language: 'Python',
        text: 'Synchronous and asynchronous clients, with type hints.',
        link: 'Ask for the Python SDK',
        subject: 'Python SDK',
      },
      {
        language: 'PHP',
        text: 'Typed value objects, with a built-in HTTP client or your own.',
        link: 'Ask for the PHP SDK',
        subject: 'PHP SDK',
      },
      {
        language: 'Ruby',
        text: 'A single client object, with errors raised as exceptions.',
        link: 'Ask for the Ruby SDK',
        subject: 'Ruby SDK',
      },
    ],
  },
} as const;

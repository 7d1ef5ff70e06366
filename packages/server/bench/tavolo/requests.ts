/** Posts JSON and returns the answer; throws when the server does not do what it was asked to. */
export async function post(address: string, body: object, headers = {}): Promise<Response> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return response;
}

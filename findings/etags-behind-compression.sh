#!/bin/sh
# Versions: nginx 1.22.1-9+deb12u11, Apache 2.4.71-1~deb12u1, HAProxy 2.6.12-1+deb12u4 of Debian 12.
# Input: JSON with the entity tag "3", read through a proxy that compresses, and a change with
# If-Match as the client was given it.
# Behaviour: each changes the tag in its own way where it compresses, and none restores it in
# If-Match. A server that compares tags as they come answers 412 to every change.
# Output:
#> nginx gives W/"3" and sends on W/"3"
#> apache gives "3-gzip" and sends on "3-gzip"
#> haproxy gives W/"3" and sends on W/"3"
. "$(dirname "$0")/run"
debian_packages nginx=1.22.1-9+deb12u11 apache2-bin=2.4.71-1~deb12u1 libapr1=1.7.2-3+deb12u1 \
  libaprutil1=1.6.3-1+deb12u1 haproxy=2.6.12-1+deb12u4 liblua5.3-0=5.3.6-2 libopentracing1=1.6.0-4 \
  libopentracing-c-wrapper0=1.1.3-3+b1

cat > server.mjs <<'END'
import { createServer } from 'node:http';
createServer((request, response) => {
  const told = { etag: '"3"', 'x-if-match': request.headers['if-match'] ?? 'none' };
  response.writeHead(200, { 'content-type': 'application/json', ...told });
  response.end(JSON.stringify({ text: 'x'.repeat(5000) }));
}).listen(17000, '127.0.0.1');
END
cat > nginx.conf <<END
pid $folder/nginx.pid; error_log $folder/nginx.log; daemon off;
events {}
http {
  client_body_temp_path $folder/body; proxy_temp_path $folder/proxy;
  fastcgi_temp_path $folder/fastcgi; uwsgi_temp_path $folder/uwsgi; scgi_temp_path $folder/scgi;
  access_log off; gzip on; gzip_proxied any; gzip_types application/json;
  server { listen 127.0.0.1:17001; location / { proxy_pass http://127.0.0.1:17000; } }
}
END
modules=$folder/usr/lib/apache2/modules
cat > apache.conf <<END
ServerRoot $folder
ServerName localhost
Listen 127.0.0.1:17002
PidFile $folder/apache.pid
ErrorLog $folder/apache.log
LoadModule mpm_event_module $modules/mod_mpm_event.so
LoadModule proxy_module $modules/mod_proxy.so
LoadModule proxy_http_module $modules/mod_proxy_http.so
LoadModule filter_module $modules/mod_filter.so
LoadModule deflate_module $modules/mod_deflate.so
LoadModule authz_core_module $modules/mod_authz_core.so
User nobody
Group nogroup
ProxyPass / http://127.0.0.1:17000/
AddOutputFilterByType DEFLATE application/json
END
cat > haproxy.cfg <<END
defaults
  mode http
  timeout connect 5s
  timeout client 5s
  timeout server 5s
frontend all
  bind 127.0.0.1:17003
  filter compression
  compression algo gzip
  compression type application/json
  default_backend app
backend app
  server one 127.0.0.1:17000
END
node server.mjs & started=$!
usr/sbin/nginx -c "$folder/nginx.conf" 2>nginx.err & started="$started $!"
usr/sbin/apache2 -DFOREGROUND -f "$folder/apache.conf" 2>apache.err & started="$started $!"
usr/sbin/haproxy -f haproxy.cfg 2>haproxy.err & started="$started $!"
trap 'kill $started; wait; rm -rf "$folder"' EXIT

headers() {
  curl --silent --retry 20 --retry-connrefused --retry-delay 1 --output body --dump-header - \
    --header 'accept-encoding: gzip' "$@" | tr -d '\r'
}
value() {
  sed -n "s/^$1: //Ip"
}
headers http://127.0.0.1:17000/ > ready
for proxy in nginx:17001 apache:17002 haproxy:17003; do
  address=http://127.0.0.1:${proxy#*:}/
  given=$(headers "$address" | value etag)
  sent=$(headers --request PATCH --header "if-match: $given" "$address" | value x-if-match)
  echo "${proxy%:*} gives $given and sends on $sent"
done > found
compare < found
